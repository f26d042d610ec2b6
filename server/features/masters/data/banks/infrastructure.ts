import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Git',
    spoken: [
      {
        question: 'What is the difference between merging and rebasing in Git?',
        answer:
          'Merging joins two branches with a merge commit and keeps the history as it happened. Rebasing takes the commits of one branch and applies them again on top of another, which gives a straight history but new commits with new hashes. So you should not rebase commits that others already work on.',
        accepted:
          "A merge ties two branches together and you still see what happened when. A rebase takes your commits and puts them on top of the other branch, so it's one straight line, but they're new commits. Don't do it with commits others already have.",
      },
      {
        question: 'How do git fetch and git pull differ?',
        answer:
          'Git fetch downloads new commits from the remote and updates the remote tracking branches, but leaves your own branch and files alone. Git pull does a fetch and then integrates the changes into the current branch, by a merge or a rebase. Fetch is safe when you first want to look.',
        accepted:
          "Fetch only gets the news from the server and doesn't touch my branch or files. Pull fetches and then puts it into my branch right away, as a merge or rebase. If I want to look first, I fetch.",
      },
      {
        question: 'How do you resolve a merge conflict in Git?',
        answer:
          'A conflict arises when both sides changed the same lines. Git marks the places in the files. I look at both versions, understand what each was for, edit the file to the right result and remove the markers. Then I run the tests, add the files and finish the merge with a commit.',
        accepted:
          'It happens when both of us changed the same place. Git puts markers into the file, I look what each side wanted, make it right, take the markers out, run the tests and then add and commit.',
      },
      {
        question: 'How would you undo a commit that has already been pushed and shared?',
        answer:
          'I use git revert, which makes a new commit that undoes the changes of the old one. The history stays intact, so it is safe for everybody who has pulled it. Git reset with a forced push would rewrite shared history and break the work of others.',
        accepted:
          "I'd revert it: that's a new commit that takes the old one back. Nothing in the history changes, so nobody who has it gets in trouble. Resetting and force pushing would break it for everybody else.",
      },
      {
        question: 'What makes a good commit and a good commit message?',
        answer:
          'A good commit contains one logical change that is complete and passes the tests. The message has a short summary line that says what it does, and, where needed, a body that explains why the change was made. That makes review, searching the history and reverting much easier.',
        accepted:
          "One change per commit, finished and with the tests passing. A short first line says what it does and below it says why, if that isn't obvious. Then it's easy to review, to find and to take back.",
      },
    ],
    mcqs: [
      {
        question: 'Which Git command shows who last changed each line of a file?',
        options: ['git log', 'git blame', 'git diff', 'git status'],
        answer: 'git blame',
      },
      {
        question: 'What does git stash do?',
        options: [
          'It puts uncommitted changes aside, to be applied again later',
          'It deletes all branches that were merged',
          'It uploads commits to the remote',
          'It compresses the history',
        ],
        answer: 'It puts uncommitted changes aside, to be applied again later',
      },
      {
        question: 'Which command finds the commit that brought in a bug by binary search?',
        options: ['git grep', 'git reflog', 'git cherry-pick', 'git bisect'],
        answer: 'git bisect',
      },
      {
        question: 'What is the staging area, or index, of Git?',
        options: [
          'A copy of the repository on a server',
          'A list of all branches',
          'The set of changes that the next commit will contain',
          'The folder with the ignored files',
        ],
        answer: 'The set of changes that the next commit will contain',
      },
      {
        question: 'Which command applies one given commit of another branch to the current branch?',
        options: ['git clone', 'git cherry-pick', 'git tag', 'git fetch'],
        answer: 'git cherry-pick',
      },
    ],
  },
  {
    skill: 'Docker',
    spoken: [
      {
        question: 'What is the difference between a Docker image and a container?',
        answer:
          'An image is a read-only template made of layers, with the application, its libraries and its settings. A container is a running instance of an image, with its own processes, network and a thin writable layer on top. Many containers can be started from one image.',
        accepted:
          'The image is the blueprint, read only, with the program and all it needs in layers. The container is that image running, with its own processes and a thin layer to write on. You can start lots of containers from one image.',
      },
      {
        question: 'How does a container differ from a virtual machine?',
        answer:
          'A virtual machine runs a complete guest operating system with its own kernel on virtual hardware. Containers share the kernel of the host and are isolated by features such as namespaces and control groups. So containers start faster and use less memory, while virtual machines isolate more strongly.',
        accepted:
          "A VM brings a whole operating system with its own kernel. A container uses the kernel of the machine it's on and is only fenced off. So it's up in a second and needs less memory, but a VM is better walled off.",
      },
      {
        question: 'How do you keep a Docker image small and quick to build?',
        answer:
          'I start from a small base image and use a multi-stage build, so that compilers and build tools are not in the final image. I copy the dependency files and install them before the source code, so that those layers stay cached. A docker ignore file keeps unneeded files out.',
        accepted:
          "Small base image, and build in one stage and copy only the result into the next, so no compilers in the end. Copy the list of dependencies and install before copying the code, so that part stays cached. And ignore files you don't need.",
      },
      {
        question: 'How do you keep the data of a container when it is removed?',
        answer:
          'The writable layer of a container is deleted together with it. So data that must survive belongs in a volume, which Docker manages, or in a bind mount of a folder on the host. A new container can then mount the same volume and find the data again. Databases are the typical case.',
        accepted:
          "What's written inside is gone with the container. So I put it in a volume, or mount a folder of the host, and the next container gets the same one. You do that with any database.",
      },
      {
        question: 'What do you do to make a Docker container more secure?',
        answer:
          'I run the process as a user without root rights, use a small and trusted base image, and update and scan it regularly. Secrets are not built into the image but given at run time. I drop capabilities that are not needed, make the file system read-only where possible, and limit memory and processor.',
        accepted:
          "It doesn't run as root. I take a small base image I trust, keep it updated and scan it. No passwords in the image, they come when it starts. I take away rights it doesn't need, make it read only and set limits for memory and CPU.",
      },
    ],
    mcqs: [
      {
        question: 'Which Dockerfile instruction sets the image to build upon?',
        options: ['RUN', 'COPY', 'FROM', 'EXPOSE'],
        answer: 'FROM',
      },
      {
        question: 'What does docker run -p 8080:80 do?',
        options: [
          'It publishes port 80 of the container on port 8080 of the host',
          'It publishes port 8080 of the container on port 80 of the host',
          'It opens both ports inside the container only',
          'It limits the container to 80 processes',
        ],
        answer: 'It publishes port 80 of the container on port 8080 of the host',
      },
      {
        question: 'Which command lists the running containers?',
        options: ['docker images', 'docker info', 'docker volume ls', 'docker ps'],
        answer: 'docker ps',
      },
      {
        question: 'What is Docker Compose for?',
        options: [
          'Scanning images for known flaws',
          'Defining and running several containers together from one file',
          'Converting virtual machines to images',
          'Signing images before they are published',
        ],
        answer: 'Defining and running several containers together from one file',
      },
      {
        question:
          'Why are the dependency files often copied and installed before the rest of the source in a Dockerfile?',
        options: [
          'Because COPY works only once',
          'Because the order of the layers changes their owner',
          'So that the layer with the dependencies stays cached when only the source changes',
          'So that the source is not part of the image',
        ],
        answer: 'So that the layer with the dependencies stays cached when only the source changes',
      },
    ],
  },
  {
    skill: 'Kubernetes',
    spoken: [
      {
        question: 'What is a pod in Kubernetes?',
        answer:
          'A pod is the smallest unit that Kubernetes schedules. It holds one or more containers that run on the same node and share a network address and volumes. Pods are short-lived and can be replaced at any time, so one usually does not create them directly but through a deployment or another controller.',
        accepted:
          'The smallest thing Kubernetes runs. One container or a few that belong together, on the same machine, with one IP and shared storage. It can die and be replaced any time, so you let a deployment make them.',
      },
      {
        question: 'What does a deployment do in Kubernetes?',
        answer:
          'A deployment describes the desired state of an application: which image to run and how many replicas. It manages replica sets that keep that number of pods running. When the image changes, it does a rolling update, replacing pods step by step, and it can roll back to an earlier version.',
        accepted:
          'You say which image and how many copies you want, and it sees to it that so many are running. With a new image it swaps them one after another, and if it goes wrong you roll back to the one before.',
      },
      {
        question: 'Why do you need a service in Kubernetes, and which types are there?',
        answer:
          'Pods come and go and their addresses change. A service gives a set of pods, chosen by labels, one stable address and name, and spreads the traffic among them. Cluster IP is reachable only inside the cluster, node port opens a port on every node, and load balancer asks the cloud for an external one.',
        accepted:
          'Pods come and go and get new addresses, so you need one name that stays and shares the traffic out among them. Cluster IP is only inside, node port opens a port on each machine, load balancer gets you one from outside from the cloud.',
      },
      {
        question: 'What is the difference between a liveness probe and a readiness probe?',
        answer:
          'A liveness probe checks whether a container still works; if it fails, Kubernetes restarts the container. A readiness probe checks whether it can serve requests now; if it fails, the pod is taken out of the service and gets no traffic, but it is not restarted.',
        accepted:
          "Liveness asks if it's still alive, and if not it gets restarted. Readiness asks if it can take traffic right now, and if not it just gets none for a while, but nobody restarts it.",
      },
      {
        question: 'What are resource requests and limits in Kubernetes?',
        answer:
          'A request is the amount of processor and memory that a container is guaranteed, and the scheduler uses it to choose a node. A limit is the most it may use. A container above its processor limit is slowed down, and one above its memory limit is killed for being out of memory.',
        accepted:
          "The request is what it gets for sure, and by that the scheduler finds a machine with room. The limit is the most it can have. Too much CPU and it's slowed down, too much memory and it's killed.",
      },
    ],
    mcqs: [
      {
        question: 'Which Kubernetes component stores the state of the cluster?',
        options: ['kubelet', 'etcd', 'kube-proxy', 'the scheduler'],
        answer: 'etcd',
      },
      {
        question: 'Which object runs one copy of a pod on every node?',
        options: ['Deployment', 'StatefulSet', 'Job', 'DaemonSet'],
        answer: 'DaemonSet',
      },
      {
        question:
          'Which object is meant for applications that need stable names and storage of their own per replica?',
        options: ['StatefulSet', 'ReplicaSet', 'CronJob', 'Ingress'],
        answer: 'StatefulSet',
      },
      {
        question: 'What does an Ingress do?',
        options: [
          'It stores passwords',
          'It limits the memory of a pod',
          'It routes HTTP traffic from outside to services',
          'It copies images to the nodes',
        ],
        answer: 'It routes HTTP traffic from outside to services',
      },
      {
        question: 'Which command shows the output of a container in a pod?',
        options: ['kubectl apply', 'kubectl logs', 'kubectl scale', 'kubectl cordon'],
        answer: 'kubectl logs',
      },
    ],
  },
  {
    skill: 'AWS',
    spoken: [
      {
        question: 'What is the difference between EC2 and Lambda on AWS?',
        answer:
          'EC2 gives you virtual servers, where you choose the size, manage the operating system and pay while they run. Lambda runs your function in answer to events without servers to manage, scales by itself and charges for requests and run time. A Lambda call can last at most fifteen minutes.',
        accepted:
          "With EC2 you rent a server: you pick the size, look after the system and pay as long as it's on. Lambda just runs your function when something happens, scales alone and you pay per call, but it stops after fifteen minutes.",
      },
      {
        question: 'What is Amazon S3, and what would you store in it?',
        answer:
          'S3 is an object store. It keeps files as objects under keys in buckets, with very high durability and practically no limit on the total. I would store uploads, backups, logs, static web sites and data for analysis in it. Storage classes and lifecycle rules move old data to cheaper tiers.',
        accepted:
          "It's storage for files in the cloud. You put an object under a key into a bucket, it practically never gets lost and never gets full. Good for uploads, backups, logs or a static site, and rules move old stuff somewhere cheaper.",
      },
      {
        question: 'How does identity and access management on AWS control who may do what?',
        answer:
          'IAM has users, groups and roles, and policies that allow or deny actions on resources. A role gives temporary credentials to a service or a person, so no long-lived keys are needed. One follows least privilege and uses multi-factor authentication. Everything is denied by default, and an explicit deny always wins.',
        accepted:
          'Policies say who can do what with which thing, and they hang on users, groups or roles. With a role you get a key that runs out, so nobody needs a permanent one. Give as little as possible. Nothing is allowed unless you say so, and a deny beats everything.',
      },
      {
        question:
          'What are regions and availability zones on AWS, and how do you use them for high availability?',
        answer:
          'A region is a geographical area with several availability zones. A zone is one or more separate data centres with their own power and network. I run instances in at least two zones behind a load balancer, with auto scaling and a database that has a standby in another zone, so the loss of one zone is survived.',
        accepted:
          'A region is a place on the map, and in it are several zones, which are data centres with their own power. I put servers in two zones or more with a load balancer in front and a second database in another zone, so one can go down.',
      },
      {
        question: 'What is the difference between a security group and a network ACL in a VPC on AWS?',
        answer:
          'A security group is a stateful firewall on an instance or network interface: answers to allowed traffic are allowed automatically, and there are only allow rules. A network ACL works on a subnet and is stateless, so both directions need rules, and it can also deny traffic. Its rules are checked in order.',
        accepted:
          'A security group sits at the server and remembers: what was let in gets its answer out, and it can only allow. A network ACL sits at the subnet and remembers nothing, so you need rules both ways, it can also block, and goes through them in order.',
      },
    ],
    mcqs: [
      {
        question: 'Which AWS service is a managed relational database?',
        options: ['DynamoDB', 'S3', 'RDS', 'SQS'],
        answer: 'RDS',
      },
      {
        question: 'Which AWS service delivers content from edge locations near the users?',
        options: ['CloudFront', 'CloudTrail', 'CloudFormation', 'CloudWatch'],
        answer: 'CloudFront',
      },
      {
        question: 'Which AWS service records the API calls made in an account?',
        options: ['Route 53', 'CloudTrail', 'Elastic Beanstalk', 'Step Functions'],
        answer: 'CloudTrail',
      },
      {
        question: 'Which AWS service is a managed message queue?',
        options: ['EBS', 'ECR', 'EMR', 'SQS'],
        answer: 'SQS',
      },
      {
        question:
          'For what does the customer remain responsible under the shared responsibility model of AWS?',
        options: [
          'The data and the access rights to it',
          'The physical security of the data centres',
          'The disposal of old disks',
          'The virtualization layer',
        ],
        answer: 'The data and the access rights to it',
      },
    ],
  },
  {
    skill: 'Linux',
    spoken: [
      {
        question: 'How do file permissions work on Linux?',
        answer:
          'Every file has an owner and a group, and permissions to read, write and execute for the owner, the group and all others. On a directory, execute means being allowed to enter it. They are changed with chmod, for example seven five five, and the ownership is changed with chown.',
        accepted:
          "Each file belongs to somebody and to a group, and there's read, write and execute for the owner, the group and everyone else. On a folder execute means you can go in. Chmod changes that, like 755, and chown changes who owns it.",
      },
      {
        question: 'How would you find out why a Linux server is slow?',
        answer:
          'I look at load, processor and memory with top or htop, and check whether the system is swapping. Then I check disk space with df and disk activity with iostat, and the network with ss. I read the logs with journalctl, find the process that is responsible, and compare with what changed recently.',
        accepted:
          "First top, to see the load, the CPU, the memory and if it's swapping. Then whether the disk is full or busy, and the network. I look in the logs, find the process that does it, and ask what was changed lately.",
      },
      {
        question: 'What is the difference between a hard link and a symbolic link on Linux?',
        answer:
          'A hard link is another name for the same inode, so the data stays until the last name is removed. It cannot cross file systems or, normally, point to directories. A symbolic link is a small file that contains a path. It can point anywhere, but it breaks when its target is moved or deleted.',
        accepted:
          "A hard link is a second name for the same file, so it's gone only when the last name is. It has to stay on the same disk. A symlink is only a pointer with a path, goes anywhere, but dangles when the file is moved.",
      },
      {
        question: 'What is systemd, and how do you manage a service with it?',
        answer:
          'Systemd is the init system of most Linux distributions. It starts first and then starts and supervises the services, which unit files describe. With systemctl I start, stop, restart and check a service, and enable it so that it starts at boot. With journalctl I read its logs.',
        accepted:
          "It's the first thing that starts on most Linux systems and it starts and watches all the services, each has a unit file. Systemctl starts, stops and restarts them and enable makes them come up at boot. The logs are in journalctl.",
      },
      {
        question: 'What do pipes and redirection do in a Linux shell?',
        answer:
          'A pipe sends the standard output of one command to the standard input of the next, so small tools can be combined, for example grep and sort. Redirection connects a stream with a file: the greater-than sign overwrites a file, two of them append to it, and the number two before it redirects standard error.',
        accepted:
          'With a pipe what one command prints goes into the next one, like grep into sort. With the arrow it goes into a file instead, one arrow overwrites, two add at the end, and a two in front means the errors.',
      },
    ],
    mcqs: [
      {
        question: 'Which Linux command searches for text in files?',
        options: ['find', 'locate', 'grep', 'which'],
        answer: 'grep',
      },
      {
        question: 'What does chmod 640 file allow?',
        options: [
          'Everybody can read and write',
          'The owner can read and write, the group can read, others nothing',
          'The owner can do everything, others can read',
          'Only root can read the file',
        ],
        answer: 'The owner can read and write, the group can read, others nothing',
      },
      {
        question: 'Which signal does kill send when none is named?',
        options: ['SIGKILL', 'SIGHUP', 'SIGINT', 'SIGTERM'],
        answer: 'SIGTERM',
      },
      {
        question: 'Which file holds the hashed passwords of local users on Linux?',
        options: ['/etc/shadow', '/etc/group', '/etc/hosts', '/etc/fstab'],
        answer: '/etc/shadow',
      },
      {
        question: 'Which command shows the free space of the mounted file systems?',
        options: ['du', 'df', 'free', 'mount'],
        answer: 'df',
      },
    ],
  },
];
