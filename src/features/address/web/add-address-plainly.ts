import { safeRedirect } from '#features/account/safe-redirect.ts'
import { addressFaults } from '#features/address/address-rules.ts'
import { placeName } from '#features/address/place-name.ts'
import { paths } from '#paths'
import { type FormAnswer, type FormArgs, textIn } from '#web/take-form.ts'
import * as m from '#words'

/** As many as fit into a sentence. */
const NAMED = 4

/** A new address without a script: the region is written out, and whoever came from an order goes back to it. */
export async function addAddressPlainly({ api, form, url, language }: FormArgs): Promise<FormAnswer> {
  const redirect = url.searchParams.get('redirect')
  const again = (said: string): FormAnswer => ({ to: paths.addresses({ redirect }), said })
  const say = { locale: language }
  const keyword = textIn(form, 'region').trim().slice(0, 60)
  const found = keyword === '' ? undefined : await api.address.findPlaces({ keyword })
  const places = found?.code === 1 ? found.data : []
  const [place, other] = places
  if (other) {
    const names = places.slice(0, NAMED).map((one) => placeName(one, language))
    return again(m.address_plain_which({ places: names.join(language === 'zh_CN' ? '、' : '; ') }, say))
  }
  if (keyword !== '' && !place) return again(m.address_plain_none({ keyword }, say))
  const site = {
    address: textIn(form, 'address'),
    consignee: textIn(form, 'consignee'),
    mobile: textIn(form, 'mobile'),
  }
  const [fault] = addressFaults({ placed: place !== undefined, ...site })
  if (fault || !place) return again(fault?.says({} as never, say) ?? '')
  const { province_id, city_id, district_id } = place
  const answer = await api.address.addAddress({ ...site, province_id, city_id, district_id, street_id: '0' })
  if (answer.code !== 1) return again(answer.msg)
  return { to: redirect ? safeRedirect(redirect) : paths.addresses(), said: answer.msg, good: true }
}
