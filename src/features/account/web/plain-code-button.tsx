import { Button } from '#ui/act/button.tsx'
import * as m from '#words'

/** Asks for the code where no script runs. */
export const PlainCodeButton = () => (
  <Button type="submit" name="act" value="code" variant="outline" className="plain-only mt-2">
    {m.account_get_code()}
  </Button>
)
