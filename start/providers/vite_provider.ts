import ViteProvider from '@adonisjs/vite/vite_provider'
import app from '@adonisjs/core/services/app'

/** Tests run against the built client: the development server injects a preamble that the content security policy blocks. */
export default class BuiltViteProvider extends ViteProvider {
  async start() {
    if (!app.inTest) await super.start()
  }
}
