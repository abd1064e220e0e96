-- What a user name looks like (`usernameSkeleton`): no two accounts look the same. Names from before stand for themselves.
alter table app.account add column username_skeleton text;
update app.account set username_skeleton = username_folded;
alter table app.account alter column username_skeleton set not null;
create unique index account_skeleton on app.account (username_skeleton);
