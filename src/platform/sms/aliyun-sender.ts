import { seconds } from '#platform/time.ts'
import type { PhoneNumber, SmsSender, Template } from './sms-sender.ts'

export type AliyunSettings = {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  templates: Record<Template, string>
  endpoint: string
}

/** Aliyun's official SDK; it is loaded with the first message, so that a shop without it pays nothing. */
export function createAliyunSender(settings: AliyunSettings): SmsSender {
  let connecting: ReturnType<typeof connect> | undefined
  return {
    async send(number, code, template) {
      connecting ??= connect(settings).catch((error) => {
        connecting = undefined
        throw error
      })
      const { client, SendSmsRequest } = await connecting
      const { body } = await client.sendSms(
        new SendSmsRequest({
          phoneNumbers: aliyunNumber(number),
          signName: settings.signName,
          templateCode: settings.templates[template],
          templateParam: JSON.stringify({ code }),
        }),
      )
      if (body?.code !== 'OK') throw Object.assign(new Error('not taken'), { code: body?.code })
    },
  }
}

async function connect({ accessKeyId, accessKeySecret, endpoint }: AliyunSettings) {
  const [loaded, { $OpenApiUtil }] = await Promise.all([
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ])
  // The SDK is CommonJS: Node puts all of it under `default`, the interop of a test runner only its main export.
  const sms = ('SendSmsRequest' in loaded.default ? loaded.default : loaded) as typeof loaded.default
  // An address with its scheme is a stand-in on this machine; Aliyun itself is always HTTPS.
  const [, protocol = 'https', host = endpoint] = /^(https?):\/\/(.+)$/.exec(endpoint) ?? []
  const config = new $OpenApiUtil.Config({
    accessKeyId,
    accessKeySecret,
    endpoint: host,
    protocol,
    // The buyer waits for it, and the browser gives up after 5 s.
    connectTimeout: seconds(2),
    readTimeout: seconds(4),
  })
  return { client: new sms.default(config), SendSmsRequest: sms.SendSmsRequest }
}

/** Mainland numbers go without prefix, all others with it but without the plus. */
const aliyunNumber = ({ prefix, mobile }: PhoneNumber) =>
  prefix === '+86' ? mobile : prefix.slice(1) + mobile
