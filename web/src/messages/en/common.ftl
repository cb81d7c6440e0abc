# Words that many pages of the client share.

close = Close
cancel = Cancel
copy = Copy
copied = Copied
retry = Try again
loading = One moment…
guest-name = Guest { $number }
seat-nameless = Somebody
seat-free = Free seat
problem-unknown = That did not work ({ $key }).
problem-offline = The server can't be reached. Check the connection, then try again.
problem-status = The server answered with the error { $status }.
page-problem = This did not come out of the kitchen
to-home = To the home page
