import { Price } from '#ui/show/price.tsx'

/** A line of a `dl` in which amounts stand below each other. */
export const AmountRow = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-baseline justify-between">
    <dt>{label}</dt>
    <dd>
      <Price value={value} size="xs" tone="ink" />
    </dd>
  </div>
)
