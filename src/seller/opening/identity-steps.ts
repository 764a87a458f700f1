import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { refuseUsage } from '../faults.ts'
import { keepPicture } from '../keep-picture.ts'
import { askBoth, type Given, IN_BOTH, isSet, type Question, type Step, set, textIn } from './step.ts'

/** One setting of the shop itself, made of what was answered. */
const appSetting = (
  key: string,
  questions: readonly Question[],
  answered: (given: Given, api: Api) => unknown,
): Pick<Step, 'questions' | 'isDone' | 'save'> => ({
  questions,
  isDone: (api) => isSet(api, 'app', key),
  save: async (api, given) => set(api, 'app', key, await answered(given, api)),
})

const bothIn = (given: Given) => textIn(given)

const PICTURE = [{ key: 'file', ask: m.openshop_picture, isFile: true }]
const keepLogo = (given: Given, api: Api) => keepPicture(api, given.file ?? '')

const COLOUR = [{ key: 'colour', ask: m.openshop_colour }]
const colourIn = (given: Given) => given.colour

/** Who the shop is and how its people are reached. */
export const IDENTITY_STEPS: readonly Step[] = [
  { name: 'name', title: m.openshop_name, needed: true, ...appSetting('app_name', IN_BOTH, bothIn) },
  { name: 'logo', title: m.openshop_logo, needed: false, ...appSetting('app_logo', PICTURE, keepLogo) },
  { name: 'accent', title: m.openshop_accent, needed: false, ...appSetting('accent', COLOUR, colourIn) },
  { name: 'slogan', title: m.openshop_slogan, needed: false, ...appSetting('app_slogan', IN_BOTH, bothIn) },
  {
    name: 'contact',
    title: m.openshop_contact,
    needed: true,
    questions: [
      { key: 'phone', ask: m.openshop_phone, optional: true },
      { key: 'mail', ask: m.openshop_mail, optional: true },
      ...askBoth('hours', m.openshop_hours_zh, m.openshop_hours_en, true),
      { key: 'registration', ask: m.openshop_registration, optional: true },
    ],
    isDone: async (api) => (await isSet(api, 'contact', 'phone')) || isSet(api, 'contact', 'mail'),
    async save(api, given) {
      if (!given.phone && !given.mail) return refuseUsage(m.openshop_contact_needed)
      const hours = textIn(given, 'hours')
      for (const key of ['phone', 'mail', 'registration'])
        if (given[key]) await set(api, 'contact', key, given[key])
      if (hours.zh_CN && hours.en_US) await set(api, 'contact', 'hours', hours)
    },
  },
  {
    name: 'return_address',
    title: m.openshop_return_address,
    needed: true,
    questions: [
      ...askBoth('address', m.openshop_address_zh, m.openshop_address_en),
      ...askBoth('name', m.openshop_receiver_zh, m.openshop_receiver_en),
      { key: 'phone', ask: m.openshop_phone },
    ],
    isDone: (api) => isSet(api, 'aftersale', 'back_user_mobile'),
    async save(api, given) {
      await set(api, 'aftersale', 'back_user_address', textIn(given, 'address'))
      await set(api, 'aftersale', 'back_user_name', textIn(given, 'name'))
      await set(api, 'aftersale', 'back_user_mobile', given.phone)
    },
  },
]
