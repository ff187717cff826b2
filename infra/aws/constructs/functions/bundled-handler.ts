import { join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync } from 'esbuild'

/** `handler.ts` of a folder in one file, with the parts of the SDK that it uses. */
export const bundledHandler = (folder: string): Code =>
  Code.fromAsset(folder, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // CDK requires an image, and uses it only if `tryBundle` returns false.
      image: DockerImage.fromRegistry('unused'),
      local: {
        tryBundle: (output) => {
          buildSync({
            entryPoints: [join(folder, 'handler.ts')],
            outfile: join(output, 'index.mjs'),
            bundle: true,
            minify: true,
            format: 'esm',
            platform: 'node',
            target: 'node24',
            mainFields: ['module', 'main'],
            banner: {
              js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
            },
            logLevel: 'error',
          })
          return true
        },
      },
    },
  })
