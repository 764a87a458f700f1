import { may, RIGHTS, type Right, ROLES } from './roles.ts'

/** The table of who may do what, as the guide shows it. */
export function drawRoles(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['right', ...ROLES]),
    row(['---', ...ROLES.map(() => ':-:')]),
    ...(Object.keys(RIGHTS) as Right[]).map((right) =>
      row([right, ...ROLES.map((role) => (may(role, right) ? '✓' : ''))]),
    ),
  ].join('\n')
}
