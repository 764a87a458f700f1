/** Names are looked for in this order: most browsers also claim to be those further down. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/AlipayClient\//, 'Alipay'],
  [/QQBrowser\//, 'QQ Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/iPad/, 'iPadOS'],
  [/iPhone/, 'iOS'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a buyer recognises a device by. Guessed from what its browser says, and shown to nobody else. */
export const nameDevice = (userAgent: string) => ({
  browser: BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '',
  system: SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '',
})
