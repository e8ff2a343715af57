import emitter from '@adonisjs/core/services/emitter'
import { declaredModules } from '#start/declared_modules'

/** Takes in what each module declares in its `module.ts`. */
for (const { parts = [], on = [], connect } of Object.values(declaredModules)) {
  connect?.()
  for (const part of parts.flat()) part.add()
  for (const { event, listener } of on) emitter.on(event, [listener as never])
}
