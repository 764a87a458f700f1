import { Headset, Leaf, ShieldCheck, Snowflake, Truck } from 'lucide-react'
import { openService } from '#features/support/web/service-state.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { Footer } from '#ui/footer.tsx'
import * as m from '#words'

export function ShopFooter() {
  const { appName: name } = useMe()
  return (
    <Footer
      services={[
        { icon: <Leaf />, title: m.shell_service_fresh(), text: m.shell_service_fresh_text() },
        { icon: <Snowflake />, title: m.shell_service_cold(), text: m.shell_service_cold_text() },
        { icon: <ShieldCheck />, title: m.shell_service_refund(), text: m.shell_service_refund_text() },
        { icon: <Truck />, title: m.shell_service_post(), text: m.shell_service_post_text() },
        { icon: <Headset />, title: m.shell_service_help(), text: m.shell_service_help_text() },
      ]}
      brand={<p>{m.shell_footer_about({ name })}</p>}
      columns={[
        {
          title: m.shell_footer_shopping(),
          links: [
            { label: m.shell_products(), href: '/Search' },
            { label: m.shell_cart(), href: '/user-center/1/shopping-cart' },
            { label: m.shell_my_orders(), href: '/user-center/0/my-order2' },
          ],
        },
        {
          title: m.shell_footer_help(),
          links: [
            { label: m.support_title(), onClick: openService },
            { label: m.shell_after_sale(), href: '/user-center/0/after-sale' },
            { label: m.shell_notifications(), href: '/news' },
            { label: m.shell_agreement(), href: '/briefIntroduction/14' },
            { label: m.shell_privacy(), href: '/briefIntroduction/13' },
          ],
        },
        {
          title: m.shell_footer_us(),
          links: [
            { label: m.shell_about(), href: '/briefIntroduction/12' },
            { label: m.shell_introduction(), href: '/briefIntroduction/15' },
          ],
        },
      ]}
      legal={m.shell_legal({ name })}
    />
  )
}
