import { Headset, Leaf, ShieldCheck, Snowflake, Truck } from 'lucide-react'
import { sayPostagePromise } from '#features/postage/web/say-postage.ts'
import { openService } from '#features/support/web/service-state.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { paths } from '#paths'
import { Footer } from '#ui/shell/footer.tsx'
import * as m from '#words'

export function ShopFooter() {
  const { appName: name, postage } = useMe()
  return (
    <Footer
      services={[
        { icon: <Leaf />, title: m.shell_service_fresh(), text: m.shell_service_fresh_text() },
        { icon: <Snowflake />, title: m.shell_service_cold(), text: m.shell_service_cold_text() },
        { icon: <ShieldCheck />, title: m.shell_service_refund(), text: m.shell_service_refund_text() },
        { icon: <Truck />, ...sayPostagePromise(postage) },
        { icon: <Headset />, title: m.shell_service_help(), text: m.shell_service_help_text() },
      ]}
      brand={<p>{m.shell_footer_about({ name })}</p>}
      columns={[
        {
          title: m.shell_footer_shopping(),
          links: [
            { label: m.shell_products(), href: paths.search() },
            { label: m.shell_cart(), href: paths.cart() },
            { label: m.shell_my_orders(), href: paths.orders() },
          ],
        },
        {
          title: m.shell_footer_help(),
          links: [
            { label: m.support_title(), onClick: openService },
            { label: m.shell_after_sale(), href: paths.afterSales() },
            { label: m.shell_notifications(), href: paths.news() },
            { label: m.shell_agreement(), href: paths.systemPage('agreement') },
            { label: m.shell_privacy(), href: paths.systemPage('privacy') },
          ],
        },
        {
          title: m.shell_footer_us(),
          links: [
            { label: m.shell_about(), href: paths.systemPage('about') },
            { label: m.shell_introduction(), href: paths.systemPage('introduction') },
          ],
        },
      ]}
      legal={m.shell_legal({ name })}
    />
  )
}
