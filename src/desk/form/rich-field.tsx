import { lazy, Suspense } from 'react'
import { languageTag, type Text } from '#platform/i18n/language.ts'
import { Skeleton } from '#ui/show/skeleton.tsx'
import { Sides } from './both-field.tsx'

/** Only three rooms write rich text: the others fetch nothing of it. */
const RichEditor = lazy(() => import('./rich-editor.tsx'))

type Props = { label: string; value: Text; change(value: Text): void }

/** Text with headings, lists and pictures in every language, side by side. */
export function RichField({ label, value, change }: Props) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Sides label={label} value={value}>
        {(language, name) => (
          <RichEditor
            label={name}
            lang={languageTag(language)}
            html={value[language]}
            change={(html) => change({ ...value, [language]: html })}
          />
        )}
      </Sides>
    </Suspense>
  )
}
