-- since 0051
-- Refunds of many orders at once. Since when a batch waits for a second person: until then nothing of it is done.
alter table batch_act add column held_at timestamptz;

alter table approval drop constraint approval_act_check;
alter table approval add constraint approval_act_check
  check (act in ('refund', 'cancel', 'approve', 'offer', 'settle', 'refunds'));
