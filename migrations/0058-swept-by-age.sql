-- since 0055
-- What is swept each hour is found without reading all that stays: sessions that have been over for a month, old batches.
create index concurrently if not exists session_by_end on session (expires_at);
create index concurrently if not exists batch_act_by_age on batch_act (created_at);
