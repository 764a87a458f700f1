/** After a refused submit: brings the keyboard to the first field that has to change. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  // The errors are drawn after the state change that names them.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
