import { expect, test } from 'vitest'
import { addAuditLines } from '#platform/audit/add-audit-lines.ts'
import { run } from '#platform/database/raw-sql.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'

/** While a release is put in place, processes of the one before meet what only the newer one knows. */
const app = testApp()
const statement = () => app().database.statement

test('what a newer release asks a second person is listed, cannot be agreed to here, and can be declined', async () => {
  const chief = await aPersonAtDesk(app(), 'owner')
  const asker = await aPersonAtDesk(app(), 'support')
  await run(statement())`alter table approval drop constraint approval_act_check`
  await run(statement())`
    insert into approval (act, input, thing, thing_id, buyer_id, cents, asked_by, asked_at, expires_at)
    values ('gift', '{}', 'voucher', '7', 0, 5000, ${asker.id}, ${app().now}, ${new Date(app().now.getTime() + 3_600_000)})`
  const { data } = await chief.call('approvalsSeller', 'listApprovals')
  expect(data).toMatchObject({ data: [{ act: 'gift', thing: 'voucher', amount: '50.00', state: 'open' }] })
  const { id = 0 } = (data as { data: { id: number }[] }).data[0] ?? {}
  expect(await chief.call('approvalsSeller', 'agreeToApproval', { id })).toMatchObject({
    reason: 'approvals_newer',
  })
  expect(await chief.call('approvalsSeller', 'declineApproval', { id, reason: '以后再说' })).toMatchObject({
    data: { act: 'gift', state: 'declined' },
  })
})

test('a batch of a newer release is listed with its counts; what its lines say is for that release to show', async () => {
  const chief = await aPersonAtDesk(app(), 'owner')
  await run(statement())`
    with made as (insert into batch_act (kind, key, actor, created_at) values ('gifts', 'x', 'lin', ${app().now}) returning id)
    insert into batch_act_line (batch_id, position, line, state) select id, 1, '{"secret": 1}', 'ready' from made`
  const { data } = await chief.call('batchesSeller', 'listBatches')
  expect(data).toMatchObject([{ kind: 'gifts', total: 1, counts: { ready: 1 }, undo_until: '' }])
  const [{ id = 0 } = {}] = data as { id: number }[]
  expect(await chief.call('batchesSeller', 'showBatch', { id })).toMatchObject({
    code: 1,
    data: { kind: 'gifts', lines: [] },
  })
  expect(await chief.call('batchesSeller', 'resumeBatch', { id })).toMatchObject({ reason: 'batches_none' })
})

test('an audit line of a call and a thing nobody here knows is read like any other', async () => {
  const chief = await aPersonAtDesk(app(), 'owner')
  const line = { thing: 'voucher', id: 7, after: { sum: '50.00' } }
  await app().database.write((tx) =>
    addAuditLines(tx, { actor: 'lin', address: '', requestId: 'r', call: 'gifts.give', now: app().now }, [
      line,
    ]),
  )
  expect(await chief.call('auditSeller', 'listAudit', { thing: 'voucher' })).toMatchObject({
    data: { data: [{ call: 'gifts.give', thing_id: '7', after: { sum: '50.00' } }] },
  })
})
