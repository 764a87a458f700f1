import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { deskPaths } from '#paths/desk'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import * as m from '#words'
import { CouriersTab } from './couriers-tab.tsx'
import { DeliveryTab } from './delivery-tab.tsx'
import { DemoSeller } from './demo-seller.tsx'
import { ReasonsTab } from './reasons-tab.tsx'
import { SettingForm } from './setting-form.tsx'
import { SETTING_NAMES } from './setting-names.ts'
import { WebhooksTab } from './webhooks-tab.tsx'
import { WindowsPanel } from './windows-panel.tsx'

const TABS = ['shop', 'sums', 'delivery', 'couriers', 'after-sales', 'webhooks'] as const

const NAMES: Record<(typeof TABS)[number], () => string> = {
  shop: m.office_tab_shop,
  sums: m.office_tab_sums,
  delivery: m.office_tab_delivery,
  couriers: m.office_tab_couriers,
  'after-sales': m.office_tab_after_sales,
  webhooks: m.office_tab_webhooks,
}

/** Which settings stand on which tab, in their order. */
const MODULES: Partial<Record<(typeof TABS)[number], readonly string[]>> = {
  shop: ['app', 'contact', 'footer', 'system', 'search', 'orders'],
  sums: ['sums'],
  delivery: ['scales'],
  'after-sales': ['aftersale'],
}

export async function loader({ request }: LoaderFunctionArgs) {
  const tab = TABS.find((one) => one === new URL(request.url).searchParams.get('tab')) ?? 'shop'
  const settings = await load(() => desk.siteSeller.showSettings({}))
  return {
    tab,
    settings: settings.filter(
      ({ module, key }) => MODULES[tab]?.includes(module) && `${module}.${key}` in SETTING_NAMES,
    ),
    demoSeller: settings.find(({ key }) => key === 'demo_seller')?.value !== 0,
  }
}

export function Component() {
  const { tab, settings, demoSeller } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const tabs = TABS.map((one) => ({
    label: NAMES[one](),
    href: `${deskPaths.settings}?tab=${one}`,
    current: one === tab,
  }))
  return (
    <>
      <PageTitle title={m.office_settings()} />
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <LinkTabs label={m.office_settings()} items={tabs} className="mb-4" />
        {tab === 'shop' && <DemoSeller on={demoSeller} />}
        {tab === 'sums' && <p className="mb-4 text-gray-600">{m.office_sums_text()}</p>}
        <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          {settings.map((setting) => (
            <li key={`${setting.module}.${setting.key}`}>
              <SettingForm setting={setting} />
            </li>
          ))}
        </ul>
        {tab === 'delivery' && (
          <div className="mt-6">
            <DeliveryTab />
          </div>
        )}
        {tab === 'couriers' && <CouriersTab />}
        {tab === 'after-sales' && <ReasonsTab />}
        {tab === 'after-sales' && <WindowsPanel />}
        {tab === 'webhooks' && <WebhooksTab />}
      </div>
    </>
  )
}
