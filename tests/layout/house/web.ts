import type { Room } from './room.ts'
import { anyShared, node } from './shared.ts'

const react = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom']

export const web: readonly Room[] = [
  {
    folder: 'web',
    may: [...anyShared, 'web/src', 'vite', '@vitejs/plugin-react', node],
    teach: 'web/ itself builds the pages.',
  },
  {
    folder: 'web/src',
    flat: true,
    may: [...anyShared, 'web/src', 'pdfjs-dist', 'pdfjs-dist/*', ...react],
    teach: 'The web speaks to the service through #web/api/client.ts only.',
  },
  {
    folder: 'web/src/api',
    may: [...anyShared, 'virtual:*', 'react'],
    teach: 'api/ calls the service; it knows neither session nor screens.',
  },
  {
    folder: 'web/src/session',
    may: [...anyShared, 'web/src/api', ...react],
    teach: 'session/ knows who is signed in, not what is shown to them.',
  },
  {
    folder: 'web/src/ui',
    may: [
      ...anyShared,
      'web/src/api',
      'web/src/session',
      'web/src/theme',
      '@hookform/resolvers/*',
      '@simplewebauthn/browser',
      'papaparse',
      'pdfjs-dist',
      'pdfjs-dist/*',
      'react-day-picker',
      'react-hook-form',
      'read-excel-file/universal',
      'uqr',
      'zod/mini',
      ...react,
    ],
    teach: 'ui/ holds parts of screens; it knows no screen.',
  },
  {
    folder: 'web/src/layouts',
    may: [...anyShared, 'web/src/api', 'web/src/session', 'web/src/theme', 'web/src/ui', ...react],
    teach: 'A layout is put around screens by the router; it names none of them.',
  },
  {
    folder: 'web/src/features/<area>',
    may: [
      ...anyShared,
      'web/src/api',
      'web/src/session',
      'web/src/theme',
      'web/src/ui',
      'fflate',
      'papaparse',
      'react-hook-form',
      'zod/mini',
      ...react,
    ],
    teach:
      'A feature speaks to the service through #web/api/client.ts and knows no other feature: the router passes it what it needs of them as props, and what both need is in web/src/ui.',
  },
]
