import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'

/** Shown once: whoever made it hands it over. */
export const OneTimeLink = ({ title, link }: { title: string; link: string }) => (
  <Alert
    tone="success"
    title={title}
    action={
      <Button
        variant="outline"
        size="sm"
        onClick={() => navigator.clipboard.writeText(location.origin + link)}
      >
        {m.desk_copy()}
      </Button>
    }
  >
    <span className="break-all font-mono text-sm">{location.origin + link}</span>
  </Alert>
)
