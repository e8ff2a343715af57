import base from '@adonisjs/prettier-config'

export default { ...base, printWidth: 120 }
