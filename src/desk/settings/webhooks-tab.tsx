import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_FORMATS,
  type WebhookEvent,
  type WebhookFormat,
} from '#features/webhooks/webhook-rules.ts'
import type { Webhook } from '#features/webhooks/webhooks-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { useAsked } from './use-asked.ts'
import { EVENTS } from './webhook-names.ts'

const FORMATS: Record<WebhookFormat, () => string> = {
  generic: m.office_format_generic,
  dingtalk: m.office_format_dingtalk,
  feishu: m.office_format_feishu,
  wecom: m.office_format_wecom,
}

/** Where other programs, and robots of a chat, are told what happens in the shop. */
export function WebhooksTab() {
  const [webhooks, again] = useAsked(() => desk.webhooksSeller.listWebhooks())
  const confirm = useConfirm()
  const remove = async ({ id, host }: Webhook) => {
    if (!(await confirm({ title: m.office_remove_webhook({ host }) }))) return
    await callApi(desk.webhooksSeller.removeWebhook({ id }))
    await again()
  }
  const columns: readonly Column<Webhook>[] = [
    { key: 'host', header: m.office_url(), phone: 'lead', cell: ({ host }) => host },
    { key: 'format', header: m.office_format(), cell: ({ format }) => FORMATS[format]() },
    {
      key: 'events',
      header: m.office_events(),
      phone: 'lead',
      cell: ({ events }) => events.map((event) => EVENTS[event]()).join(', '),
    },
    {
      key: 'acts',
      header: m.desk_acts(),
      phone: 'end',
      cell: (webhook) => (
        <Button variant="outline" size="sm" onClick={() => remove(webhook)}>
          {m.office_remove()}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Table
        caption={m.office_tab_webhooks()}
        columns={columns}
        rows={webhooks ?? []}
        rowKey={({ id }) => id}
        empty={<p className="text-gray-500">{m.office_no_webhooks()}</p>}
      />
      <AddWebhook done={again} />
    </>
  )
}

function AddWebhook({ done }: { done(): unknown }) {
  const [secret, setSecret] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS)
  const form = useForm({
    initial: { url: '', format: 'generic' as WebhookFormat },
    send: ({ url, format }) => desk.webhooksSeller.addWebhook({ url, format, events: [...events] }),
    refusals: {
      webhooks_bad_url: 'url',
      webhooks_need_https: 'url',
      webhooks_not_public: 'url',
      webhooks_no_host: 'url',
    },
    clears: true,
    done: (added) => {
      setSecret(added.secret)
      return done()
    },
  })
  return (
    <form {...form.props} className="mt-6 space-y-4">
      {secret && (
        <Alert tone="success" title={m.office_secret()}>
          <code className="break-all">{secret}</code>
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          form={form}
          name="url"
          label={m.office_url()}
          className="min-w-60 flex-1"
          autoComplete="off"
        />
        <Field label={m.office_format()} className="w-40">
          <Select
            {...form.bind('format')}
            options={WEBHOOK_FORMATS.map((format) => ({ value: format, label: FORMATS[format]() }))}
          />
        </Field>
      </div>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-2 font-medium text-gray-700">{m.office_events()}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
            }
          >
            {EVENTS[event]()}
          </Checkbox>
        ))}
      </fieldset>
      <Button type="submit" variant="outline" loading={form.pending}>
        {m.office_add()}
      </Button>
    </form>
  )
}
