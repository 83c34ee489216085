import { writeJsonSchemas } from '../plugins/gatsby-plugin-content';

// Runs after `npm ci`, so that VS Code completes and checks YAML before the first build.
writeJsonSchemas(process.cwd());
