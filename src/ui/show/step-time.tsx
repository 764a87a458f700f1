import { Time } from './time.tsx'

/** Steps share the width of a phone: the day is all there is room for. */
export const StepTime = ({ value }: { value: string }) => (
  <>
    <Time value={value} detail="date" className="md:hidden" />
    <Time value={value} detail="minute" className="max-md:hidden" />
  </>
)
