import type { Page } from '@playwright/test'

/** A toast with this sentence, where the eye sees it. */
export const said = (page: Page, sentence: string) =>
  page.getByRole('region', { name: /消息提示|Notifications/ }).getByText(sentence)
