/** How buyers say that a parcel should not leave yet. Who ships reads the whole note; this only makes them look. */
const WAITS =
  /暂缓|缓发|先(?:别|不要|不)发|(?:别|不要)(?:急着|马上|立刻)?发货|晚(?:点|些|几天)再?(?:发|寄)|推迟|延[后迟期]|(?:再|以?后|才)(?:发|寄)|等(?:我|通知)|\b(?:hold|wait|delay|postpone|do ?n[o’']t (?:ship|send))\b|\b(?:ship|send|deliver)\b.*\blater\b/i

export const asksToWait = (remark: string): boolean => WAITS.test(remark)
