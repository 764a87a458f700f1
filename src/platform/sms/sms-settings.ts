import { z } from 'zod'
import type { SmsSettings } from './choose-sender.ts'
import { TEMPLATES, type Template } from './sms-sender.ts'

/** Settings of the messages, a part of those in config.ts. */
export const smsSettings = {
  SMS_PROVIDER: z.enum(['outbox', 'aliyun', 'webhook']).optional(),
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16).optional(),
  SMS_ALIYUN_ACCESS_KEY_ID: z.string().optional(),
  SMS_ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  SMS_ALIYUN_SIGN_NAME: z.string().optional(),
  SMS_ALIYUN_TEMPLATE_REGISTER: z.string().optional(),
  SMS_ALIYUN_TEMPLATE_RESET: z.string().optional(),
  SMS_ALIYUN_TEMPLATE_VERIFY: z.string().optional(),
  SMS_ALIYUN_TEMPLATE_CHANGE: z.string().optional(),
  SMS_ALIYUN_ENDPOINT: z.string().default('dysmsapi.aliyuncs.com'),
}

type CallContext = z.output<z.ZodObject<typeof smsSettings>>

const ALIYUN = [
  'SMS_ALIYUN_ACCESS_KEY_ID',
  'SMS_ALIYUN_ACCESS_KEY_SECRET',
  'SMS_ALIYUN_SIGN_NAME',
  'SMS_ALIYUN_TEMPLATE_REGISTER',
  'SMS_ALIYUN_TEMPLATE_RESET',
  'SMS_ALIYUN_TEMPLATE_VERIFY',
  'SMS_ALIYUN_TEMPLATE_CHANGE',
] as const

const WEBHOOK = ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'] as const

/** The settings, or everything that is wrong with them. A real shop never starts with the demo outbox. */
export function readSmsSettings(given: CallContext, demo: boolean): SmsSettings | string[] {
  const { SMS_PROVIDER: provider = 'outbox' } = given
  if (provider === 'outbox')
    return demo ? { provider } : ['SMS_PROVIDER: must be aliyun or webhook outside demo mode']
  const needed = provider === 'aliyun' ? ALIYUN : WEBHOOK
  const missing = needed.filter((name) => !given[name])
  if (missing.length > 0) return missing.map((name) => `${name}: is needed for SMS_PROVIDER=${provider}`)
  if (provider === 'webhook')
    return { provider, url: given.SMS_WEBHOOK_URL ?? '', secret: given.SMS_WEBHOOK_SECRET ?? '' }
  const templates = TEMPLATES.map((template) => [
    template,
    given[`SMS_ALIYUN_TEMPLATE_${template.toUpperCase() as Uppercase<Template>}`],
  ])
  return {
    provider: 'aliyun',
    accessKeyId: given.SMS_ALIYUN_ACCESS_KEY_ID ?? '',
    accessKeySecret: given.SMS_ALIYUN_ACCESS_KEY_SECRET ?? '',
    signName: given.SMS_ALIYUN_SIGN_NAME ?? '',
    templates: Object.fromEntries(templates),
    endpoint: given.SMS_ALIYUN_ENDPOINT,
  }
}
