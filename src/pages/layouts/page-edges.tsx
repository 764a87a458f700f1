import { Later, laterPart } from '#web/later.tsx'

const FOOTER = laterPart(async () => (await import('./shop-footer.tsx')).ShopFooter)
const TOOLS = laterPart(async () => (await import('./shop-tools.tsx')).ShopTools)

/** What stands around every page and is not what one came for. */
export const PageFooter = () => <Later part={FOOTER} with={{}} />
export const PageTools = () => <Later part={TOOLS} with={{}} />
