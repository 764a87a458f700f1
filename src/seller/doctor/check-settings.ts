import { arePagesBuilt, canBuildPages } from '#app/build-pages.ts'
import * as m from '#words'
import { type Check, fails, holds, warns } from './check.ts'

/** What they say in themselves was checked when they were read. */
export const settings: Check = {
  name: 'settings',
  title: m.doctor_settings,
  async look({ config: { demo, publicUrl, trustProxy, internalPort } }) {
    if (demo) return holds(m.doctor_settings_demo)
    if (publicUrl.startsWith('https:') && trustProxy.length === 0) return warns(m.doctor_settings_no_proxy)
    if (internalPort === undefined) return warns(m.doctor_settings_no_internal)
    return holds(m.doctor_settings_hold, { url: publicUrl })
  },
}

export const pages: Check = {
  name: 'pages',
  title: m.doctor_pages,
  async look({ root }) {
    if (arePagesBuilt(root)) return holds(m.doctor_pages_built)
    return canBuildPages(root) ? warns(m.doctor_pages_later) : fails(m.faults_pages_not_built)
  },
}
