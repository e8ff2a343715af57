import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'errors/not_found': ExtractProps<(typeof import('../../inertia/pages/errors/not_found.tsx'))['default']>
    'errors/server_error': ExtractProps<(typeof import('../../inertia/pages/errors/server_error.tsx'))['default']>
    'law_firm/matters/create': ExtractProps<(typeof import('../../inertia/pages/law_firm/matters/create.tsx'))['default']>
    'law_firm/matters/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/matters/index.tsx'))['default']>
    'law_firm/matters/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/matters/show.tsx'))['default']>
    'main/client': ExtractProps<(typeof import('../../inertia/pages/main/client.tsx'))['default']>
    'main/home': ExtractProps<(typeof import('../../inertia/pages/main/home.tsx'))['default']>
    'research/analyses/show': ExtractProps<(typeof import('../../inertia/pages/research/analyses/show.tsx'))['default']>
    'research/searches/results': ExtractProps<(typeof import('../../inertia/pages/research/searches/results.tsx'))['default']>
    'research/searches/show': ExtractProps<(typeof import('../../inertia/pages/research/searches/show.tsx'))['default']>
    'research/searches/wait': ExtractProps<(typeof import('../../inertia/pages/research/searches/wait.tsx'))['default']>
    'security/login': ExtractProps<(typeof import('../../inertia/pages/security/login.tsx'))['default']>
    'settings/sources/index': ExtractProps<(typeof import('../../inertia/pages/settings/sources/index.tsx'))['default']>
  }
}
