import { THEME_COOKIE, THEME_PATH, THEMES, type Theme } from '#platform/pages/theme.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/show/card.tsx'
import * as m from '#words'

const NAMES = {
  system: m.centre_theme_system,
  light: m.centre_theme_light,
  dark: m.centre_theme_dark,
} satisfies Record<Theme, () => string>

/** Light, dark, or as the system has it: a plain form, because the page comes anew in its colours anyhow. */
export function ThemeChoice({ chosen }: { chosen: Theme }) {
  return (
    <Card title={m.centre_theme()}>
      <form method="post" action={THEME_PATH} className="flex flex-wrap items-center gap-3">
        {THEMES.map((theme) => (
          <Button
            key={theme}
            type="submit"
            name={THEME_COOKIE}
            value={theme}
            variant={theme === chosen ? 'soft' : 'outline'}
            aria-pressed={theme === chosen}
          >
            {NAMES[theme]()}
          </Button>
        ))}
        <span className="text-gray-600">{m.centre_theme_text()}</span>
      </form>
    </Card>
  )
}
