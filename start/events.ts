import emitter from '@adonisjs/core/services/emitter'
import SourceSynced from '#app/research/events/source_synced'

emitter.on(SourceSynced, [() => import('#app/judiciary/listeners/project_rulings_of_run')])
