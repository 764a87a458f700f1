import * as m from '#words'
import { refuseUsage } from '../faults.ts'
import { keepPicture } from '../keep-picture.ts'
import { askBoth, IN_BOTH, isSet, type Step, set, textIn } from './step.ts'

/** Who the shop is and how its people are reached. */
export const IDENTITY_STEPS: readonly Step[] = [
  {
    name: 'name',
    title: m.openshop_name,
    needed: true,
    questions: IN_BOTH,
    isDone: (api) => isSet(api, 'app', 'app_name'),
    save: (api, given) => set(api, 'app', 'app_name', textIn(given)),
  },
  {
    name: 'logo',
    title: m.openshop_logo,
    needed: false,
    questions: [{ key: 'file', ask: m.openshop_picture, isFile: true }],
    isDone: (api) => isSet(api, 'app', 'app_logo'),
    save: async (api, given) => set(api, 'app', 'app_logo', await keepPicture(api, given.file ?? '')),
  },
  {
    name: 'accent',
    title: m.openshop_accent,
    needed: false,
    questions: [{ key: 'colour', ask: m.openshop_colour }],
    isDone: (api) => isSet(api, 'app', 'accent'),
    save: (api, given) => set(api, 'app', 'accent', given.colour),
  },
  {
    name: 'slogan',
    title: m.openshop_slogan,
    needed: false,
    questions: IN_BOTH,
    isDone: (api) => isSet(api, 'app', 'app_slogan'),
    save: (api, given) => set(api, 'app', 'app_slogan', textIn(given)),
  },
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
