import { speak } from '#desk/desk-language.ts'
import { getLocale } from '#words/runtime'

/** Said in the language it leads to. */
export function LanguageSwitch() {
  const other = getLocale() === 'zh_CN' ? 'en_US' : 'zh_CN'
  return (
    <button
      type="button"
      lang={other === 'zh_CN' ? 'zh-CN' : 'en'}
      className="rounded-md px-2 py-1.5 text-sm text-gray-600 hover:text-brand-700"
      onClick={() => speak(other)}
    >
      {other === 'zh_CN' ? '中文' : 'English'}
    </button>
  )
}
