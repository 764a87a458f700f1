import { readFile } from 'node:fs/promises'
import { call, haveAddress } from './buying.ts'
import { enterDesk } from './enter-desk.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveUnpacked } from './paid-order.ts'
import { aGood, sql } from './shop-database.ts'
import { type Locale, wordsIn } from './words-in.ts'

test.describe('at the desk', () => {
  test.use({ locale: 'en-US' })

  test('support answers who waits, and the buyer reads it', async ({ page }) => {
    await enterAsNewBuyer(page)
    const asked = `Is it fresh? ${Date.now()}`
    await call(page, '/v1/message/send', { content: asked })
    const [{ thread_id = 0 } = {}] = await sql<{ thread_id: number }>(
      'select thread_id from support_message where content = $1',
      [asked],
    )
    await enterDesk(page, 'support@demo')
    await page.goto(`/desk/support?id=${thread_id}`)
    await expect(page.getByRole('listitem').filter({ hasText: asked }).last()).toBeVisible()
    await page.getByRole('textbox', { name: 'Answer' }).fill('Picked this morning')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Picked this morning' }).last()).toBeVisible()
    await expectAccessible(page)
    expect(JSON.stringify(await call(page, '/v1/message/thread'))).toContain('Picked this morning')
  })

  test('on a phone a packer sees the own rooms and no others, and leaves', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/desk')
    await page.getByRole('button', { name: 'packer@demo' }).click()
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('To ship', { exact: true })).toBeVisible()
    const rooms = page.getByRole('navigation').getByRole('link')
    await expect(rooms).toHaveText(['Today', 'Orders', 'Ship', 'Pack'])
    await expectAccessible(page)
    await page.goto('/desk/me')
    await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Log in to the desk' })).toBeVisible()
  })
})

/** What is remembered of a courier's files is the whole shop's: each journey has one of its own. */
async function haveCourier(n: number): Promise<string> {
  const code = `JOURNEY${n}`
  await sql('insert into courier (code, name) values ($1, $2)', [
    code,
    JSON.stringify({ zh_CN: `快递 ${n}`, en_US: `Courier ${n}` }),
  ])
  return code
}

const SHIPPERS: readonly [Locale, device: string, width: number][] = [
  ['zh-CN', 'wide screen', 1366],
  ['en-US', 'phone', 390],
]

for (const [locale, device, width] of SHIPPERS)
  test.describe(`shipping, ${locale}`, () => {
    test.use({ locale })
    const say = wordsIn(locale)

    test(`on a ${device} an owner comes back to where they wanted, ships what was pasted and takes it back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await enterAsNewBuyer(page)
      await haveAddress(page)
      const order = await havePaidOrder(page, await aGood({ cents: 1990, stock: 9 }))
      await haveUnpacked(order)
      const courier = await haveCourier(order.id)
      const [{ order_sn: sn = '' } = {}] = await sql<{ order_sn: string }>(
        'select order_sn from shop_order where id = $1',
        [order.id],
      )
      await page.goto(`/desk/orders?find=${sn}`)
      await expect(page.getByRole('heading', { name: say('desk_login_title') })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'owner@demo' }).click()
      await page.getByRole('button', { name: say('desk_login'), exact: true }).click()
      await page.getByRole('checkbox', { name: sn }).check()
      await page.getByRole('button', { name: say('courierfiles_export') }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV' }).click(),
      ])
      expect(await readFile(await file.path(), 'utf8')).toContain(sn)
      await page.getByRole('link', { name: sn }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: say('desk_order_title', { sn }) }),
      ).toBeVisible()
      await expectAccessible(page)

      await page
        .getByRole('navigation')
        .getByRole('link', { name: say('desk_ship'), exact: true })
        .click()
      // Names nobody has heard of, of a courier nobody else ships with: it is asked once which column is which.
      const [ours, theirs] = [`甲${order.id}`, `乙${order.id}`]
      const lines = `${ours},${theirs}\n${sn},NO${String(order.id).padStart(13, '0')}\n1,NO0000000000001`
      await page.getByLabel(say('desk_ship_lines')).fill(lines)
      // The order's page has such a choice too: this one is asked after the other is gone.
      await page.getByRole('combobox', { name: say('desk_courier'), exact: true }).selectOption(courier)
      await page.getByRole('button', { name: say('desk_ship_check') }).click()
      const column = (name: string) => page.getByRole('combobox', { name: say(name), exact: true })
      await column('desk_order').selectOption({ label: `1 · ${ours}` })
      await column('desk_tracking').selectOption({ label: `2 · ${theirs}` })
      if (device === 'phone') await expectAccessible(page)
      await page.getByRole('button', { name: say('shipping_columns_use') }).click()
      await expect(page.getByText(`${say('desk_line_cannot')} 1`)).toBeVisible()
      await page.getByLabel(say('desk_ship_lines')).fill(`${lines}\n2,NO0000000000002`)
      await page.getByRole('button', { name: say('desk_ship_check') }).click()
      await expect(page.getByText(say('shipping_columns_as_kept'))).toBeVisible()
      await expect(page.getByText(`${say('desk_line_cannot')} 2`)).toBeVisible()
      await page.getByRole('button', { name: say('desk_ship_run', { count: 1 }) }).click()
      await expect(page.getByText(`${say('desk_line_done')} 1`)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: say('desk_undo_ship') }).click()
      await expect(page.getByText(`${say('desk_line_undone')} 1`)).toBeVisible()
      await page.goto(`/desk/orders/${sn}`)
      await expect(page.getByRole('heading', { level: 2, name: say('desk_status_paid') })).toBeVisible()
    })
  })
