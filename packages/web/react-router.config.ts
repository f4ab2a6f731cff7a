import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: process.env.ASHORE_BUILD_FOLDER ?? '../../build/manual',
  ssr: true,
  // The route table is small and public: one manifest file is cheaper than a discovery request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
