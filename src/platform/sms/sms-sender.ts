/** What a message is about; a provider keeps one approved text for each. */
export const TEMPLATES = ['register', 'reset', 'verify', 'change'] as const
export type Template = (typeof TEMPLATES)[number]

/** A phone as messages are sent to it: `prefix` with its plus, `mobile` without trunk zero. */
export type PhoneNumber = { prefix: string; mobile: string }

export type SmsSender = {
  /** Rejects when the message did not leave. */
  send(number: PhoneNumber, code: string, template: Template): Promise<void>
}

declare module '#platform/contract/services.ts' {
  interface Services {
    sms: SmsSender
    /** The shop's own fuse: no more messages than this leave in an hour, whoever asks. */
    smsPerHour: number
  }
}
