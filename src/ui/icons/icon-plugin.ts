import path from 'node:path'
import type { Plugin } from 'vite'
import { drawSprite } from './draw-sprite.ts'

const SPRITE = '\0virtual:sprite'
const ICON = '\0icon:'

/**
 * Built pages show icons from one file that is fetched once and kept, instead of carrying every drawing twice: in the page
 * and in the script that brings it to life. Who shows one imports it from `lucide-react/icons/<name>` all the same; while
 * developing it comes from there.
 */
export function iconPlugin(sources: string): Plugin {
  const component = path.join(import.meta.dirname, 'sprite-icon.tsx')
  let sprite: Promise<{ file: string; svg: string }> | undefined
  const drawn = () => {
    sprite ??= drawSprite(sources)
    return sprite
  }
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:sprite$|^lucide-react\/icons\/[\w-]+$/ },
      handler: (id) => (id === 'virtual:sprite' ? SPRITE : ICON + path.basename(id)),
    },
    load: {
      filter: { id: /^\0(virtual:sprite$|icon:)/ },
      async handler(id) {
        if (id === SPRITE) return `export default ${JSON.stringify(`/${(await drawn()).file}`)}`
        return `import { spriteIcon } from ${JSON.stringify(component)}
export default /* @__PURE__ */ spriteIcon(${JSON.stringify(id.slice(ICON.length))})`
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { file, svg } = await drawn()
      this.emitFile({ type: 'asset', fileName: file, source: svg })
    },
  }
}
