-- Messages are written in the order of time: an index of a few pages finds those whose time is over.
create index buyer_message_by_time on buyer_message using brin (created_at) with (autosummarize = on);
