import { writeJsonSchemas } from '../plugins/gatsby-plugin-content';

// `npm ci` runs this, so that VS Code can complete and check YAML before the first build.
writeJsonSchemas(process.cwd());
